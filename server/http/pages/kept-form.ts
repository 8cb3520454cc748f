import type { RenderedPage } from "./cached-page.ts"

/** A page that is the same for everyone but for the submission key that its form is sent with. */
export interface KeptForm {
  withKey: (key: string) => RenderedPage
  /** What it takes of memory, roughly. */
  bytes: number
}

/** What a page was rendered with in the place of a submission key. */
export interface Rendering {
  /** Random, so that nothing else in the page can be the same. */
  placeholder: string
  /** The inline scripts that its policy names. */
  scripts: readonly string[]
  policyFor: (scripts: string[]) => string
}

/** Whether everyone may get this page with a key of their own. No cache but ours may keep the answer. */
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
 * Keeps a rendered page to fill it in for each visitor. Its policy names its inline scripts by their hashes,
 * and those that hold the key have other ones each time.
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
