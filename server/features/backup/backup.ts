// The public entry of this feature: other parts of the server import nothing else of it.
export { appVersion, nodeVersion } from "./app-version.ts"
export { appKeyFile, knownKey } from "./read-app-key.ts"
export { isSound } from "./read-sqlite.ts"
