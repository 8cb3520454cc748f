// The public entry of this feature: other parts of the server import only from here.
export { appVersion, nodeVersion } from "./app-version.ts"
export { appKeyFile, loadExistingKey } from "./read-app-key.ts"
export { passesIntegrityCheck } from "./read-sqlite.ts"
