// The public entry of this feature: other parts of the server import only from here.
export { appVersion, nodeVersion } from "./app-version.ts"
export { appKeyFile, knownKey } from "./read-app-key.ts"
export { isSound } from "./read-sqlite.ts"
