// Stands in the shell's browser build for the federation runtime's SnapshotHandler, which serves manifests and a deployment
// service. Our pages name `remoteEntry.js` addresses, so nothing of it ever runs (`disableSnapshot` says the same).
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}

export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}
