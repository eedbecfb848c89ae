import { exchange } from './transport';
export const send = async <T>(url: string, init: RequestInit): Promise<T> => exchange(url, init);
export type ErrorType<_E> = Error;
