import { HttpError } from "./http-error.ts"

/** Loaded with the first passkey. */
const load = () => import("@simplewebauthn/browser")

/** Runs the browser's dialog. It fails when it is cancelled, ends by itself, or the browser knows no passkeys. */
const inDialog = async <Answer>(ask: () => Promise<Answer>) => {
  try {
    return await ask()
  } catch (error) {
    const isKnown = (error as Error).name === "InvalidStateError"
    throw new HttpError(`console.refusals.passkey_${isKnown ? "known" : "cancelled"}`, 400)
  }
}

/** Lets the browser create a passkey; `options` and the answer are those of the server's calls. */
export const createPasskey = async (options: object) => {
  const { startRegistration } = await load()
  return inDialog(() => startRegistration({ optionsJSON: options as never }))
}

/** Lets the browser sign with a passkey. */
export const signWithPasskey = async (options: object) => {
  const { startAuthentication } = await load()
  return inDialog(() => startAuthentication({ optionsJSON: options as never }))
}
