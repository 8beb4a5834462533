/** Under this key a route carries its contract. */
export const ENDPOINT_OF = Symbol('endpoint of route');
