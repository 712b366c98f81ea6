declare module 'mf_flights/remote' {
  export const remote: import('@aylal/shell').RemoteModule;
}
