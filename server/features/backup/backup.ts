// The public entry of this feature: other parts of the server import only from here.
export { appVersion, nodeVersion } from "./manifest.ts"
