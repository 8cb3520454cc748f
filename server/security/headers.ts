import helmet from "@fastify/helmet"
import type { FastifyInstance } from "fastify"

/** Security headers for every answer; scripts run only with the page's own nonce. */
export const securityHeaders = async (
  app: FastifyInstance,
  { isDevelopment }: { isDevelopment: boolean },
) => {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "style-src": ["'self'"],
        // Vite's development client adds style elements and talks over a socket.
        ...(isDevelopment && { "style-src-elem": ["'self'", "'unsafe-inline'"] }),
        "connect-src": isDevelopment ? ["'self'", "ws:"] : ["'self'"],
        "script-src": ["'self'"],
        // Pictures just taken are shown from memory before they are sent.
        "img-src": ["'self'", "blob:", "data:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    // A sheet's address is a secret: it goes to no other site.
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
  })
}
