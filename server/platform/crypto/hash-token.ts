import { createHash } from "node:crypto"

/**
 * The hash under which the database stores a random token: of a session, or of a link. A fast hash is enough, because
 * nobody can guess a random token.
 */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url")
