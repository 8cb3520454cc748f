import { createHash } from "node:crypto"

/** The CSP source expression for an inline script or style. */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";")

/** What all pages have in common. Only these inline scripts (given as text) are allowed. */
const common = (scripts: string[]) => ({
  "default-src": ["'self'"],
  "script-src": ["'self'", ...new Set(scripts.map(hashOf))],
  // New photos are previewed from memory before upload.
  "img-src": ["'self'", "blob:", "data:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
})

/** The security headers of every response and the CSP of pages, defined only here. */
export const createSecurityHeaders = ({ isDevelopment }: { isDevelopment: boolean }) => {
  /** The CSP of a page that allows only these inline scripts and styles (given as text). */
  const policyFor = (scripts: string[], styles: string[] = []) =>
    policy({
      ...common(scripts),
      "style-src": ["'self'", ...styles.map(hashOf)],
      // Vite's development client adds style elements and uses a WebSocket.
      ...(isDevelopment && { "style-src-elem": ["'self'", "'unsafe-inline'"] }),
      "connect-src": isDevelopment ? ["'self'", "ws:"] : ["'self'"],
      "media-src": ["'self'"],
      "frame-src": ["'none'"],
    })
  /** The CSP of the staff console: its inline scripts (given as text), and style elements with this nonce. */
  const consolePolicy = (scripts: string[], nonce: string) =>
    policy({ ...common(scripts), "style-src": ["'self'", `'nonce-${nonce}'`] })

  const headers: Record<string, string> = {
    "content-security-policy": policyFor([]),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    // The URL of an admission sheet is secret: never send it to another site.
    "referrer-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  }
  return { headers, policyFor, consolePolicy }
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>
