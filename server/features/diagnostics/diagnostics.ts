// The public entry of this feature: other parts of the server import only from here.
export type { Diagnostic } from "./diagnostic.ts"
export { runDiagnostics } from "./run-diagnostics.ts"
