import { createHash } from "node:crypto"

/** How a policy names an inline script it lets run. */
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";")

/** The headers every answer has, and the policy of a page: the one place both are said. */
export const createSecurityHeaders = ({ isDevelopment }: { isDevelopment: boolean }) => {
  /** The policy of a page with these inline scripts (their texts); no other inline script runs. */
  const policyFor = (scripts: string[]) =>
    policy({
      "default-src": ["'self'"],
      "style-src": ["'self'"],
      // Vite's development client adds style elements and talks over a socket.
      ...(isDevelopment && { "style-src-elem": ["'self'", "'unsafe-inline'"] }),
      "connect-src": isDevelopment ? ["'self'", "ws:"] : ["'self'"],
      "script-src": ["'self'", ...new Set(scripts.map(hashOf))],
      // Pictures just taken are shown from memory before they are sent.
      "img-src": ["'self'", "blob:", "data:"],
      "media-src": ["'self'"],
      // The player that sets no cookies, loaded when a visitor opens a film.
      "frame-src": ["https://www.youtube-nocookie.com"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    })

  /** The policy of the staff console, whose style elements carry this nonce. */
  const consolePolicy = (nonce: string) =>
    policy({
      "default-src": ["'self'"],
      "style-src": ["'self'", `'nonce-${nonce}'`],
      "img-src": ["'self'", "blob:", "data:"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    })

  const headers: Record<string, string> = {
    "content-security-policy": policyFor([]),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    // A sheet's address is a secret: it goes to no other site.
    "referrer-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  }
  return { headers, policyFor, consolePolicy }
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>
