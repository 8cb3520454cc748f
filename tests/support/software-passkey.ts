// An authenticator in software: makes the answers that a browser gets from a phone or a security key (WebAuthn).
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url")

/** CBOR of the few types that are needed here. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
type Cbor = number | string | Buffer | Map<number | string, Cbor>
const cbor = (value: Cbor): Buffer => {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)]),
  ])
}

const userPresent = 0x01
const hasCredential = 0x40

/** A new authenticator with one credential. `counter` rises with each signature. */
export const softwarePasskey = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x, y } = publicKey.export({ format: "jwk" })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest])
  }
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  })

  return {
    id: base64url(id),
    /** Sets the counter back, as a copied authenticator would. */
    rewind: () => {
      counter = 0
    },
    /** The answer to options for a new passkey. */
    create: (options: { challenge: string; rp: { id?: string } }, origin: string) => {
      const cose: Cbor = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, "base64url")],
        [-3, Buffer.from(y!, "base64url")],
      ])
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(cose)])
      const data = authenticatorData(options.rp.id!, userPresent | hasCredential, credential)
      const attestation = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", data],
      ])
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, origin)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      })
    },
    /** The answer to options for a sign-in. */
    get: (options: { challenge: string; rpId?: string }, origin: string) => {
      const data = authenticatorData(options.rpId!, userPresent)
      const client = clientData("webauthn.get", options.challenge, origin)
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}
