/** Told on `window` once the page of another address stands: the tracker runs without the router. */
export const ROUTE_EVENT = 'routeupdate';
