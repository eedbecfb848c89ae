/** Failures whose text is the same for every operation. `500 serverError` shows where an operation shows such a text. */
export const sharedFailures = /^(200 (sessionExpired|tokenRejected|tokenExpired)|400 badRequest|401 |429 )/;
