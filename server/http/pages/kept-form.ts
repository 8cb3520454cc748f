import type { RenderedPage } from "./cached-page.ts"

/** A cached page that is the same for everyone except for the submission key in its form. */
export interface KeptForm {
  withKey: (key: string) => RenderedPage
  /** Approximate memory use. */
  bytes: number
}

/** How a page was rendered with a placeholder for the submission key. */
export interface Rendering {
  /** Random, so that it cannot occur elsewhere in the page. */
  placeholder: string
  /** The inline scripts that the page's CSP allows. */
  scripts: readonly string[]
  policyFor: (scripts: string[]) => string
}

/** Whether this page can be sent to everyone with an individual key. Only our page cache may store it. */
export const mayBeFilled = ({ status, headers }: RenderedPage) =>
  status === 200 && headers.every(([name]) => name !== "set-cookie")

const split = (body: Buffer, placeholder: string) => {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = body.indexOf(placeholder); at >= 0; at = body.indexOf(placeholder, from)) {
    pieces.push(body.subarray(from, at))
    from = at + placeholder.length
  }
  return [...pieces, body.subarray(from)]
}

/**
 * Caches a rendered page so that each visitor gets an individual key. The CSP lists inline scripts by hash,
 * and the hash of a script that contains the key changes with it.
 */
export const keepForm = (
  { status, headers, body }: RenderedPage,
  { placeholder, scripts, policyFor }: Rendering,
): KeptForm => {
  const pieces = split(body, placeholder)
  const withKey = (key: string): RenderedPage => {
    const inserted = Buffer.from(key)
    const filled = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [inserted, piece]))
    const policy = () => policyFor(scripts.map((script) => script.replaceAll(placeholder, key)))
    return {
      status,
      headers: headers.map(([name, value]) => [
        name,
        name === "content-security-policy" ? policy() : value,
      ]),
      body: Buffer.concat(filled),
    }
  }
  return { withKey, bytes: body.length + 4096 }
}
