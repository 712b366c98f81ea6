/** The remote module of the remote that is being worked on; the build of `shopConfig` says where it stands. */
declare module 'local-remote' {
  export const remote: import('@aylal/shell').RemoteModule;
}
