import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { z } from "zod"

import { dependencyVersion, releaseVersion } from "#server/platform/release.ts"

import { projectEnv, root } from "../tools.mjs"
import { packagesFor, packagesInPages } from "./bundle-packages.ts"

const component = z.looseObject({ "bom-ref": z.string(), name: z.string(), version: z.string() })
const dependency = z.object({ ref: z.string(), dependsOn: z.string().array() })

/** The parts of a bill by npm that go into that of a bundle. */
const npmBill = z.object({
  $schema: z.string(),
  bomFormat: z.string(),
  specVersion: z.string(),
  version: z.number(),
  metadata: z.object({ component }),
  components: component.array(),
  dependencies: dependency.array(),
})

const readBill = async () => {
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "sbom"], {
    cwd: root,
    env: projectEnv(),
    maxBuffer: 64 * 1024 ** 2,
  })
  return npmBill.parse(JSON.parse(stdout))
}

/** npm knows Node as a package that only installs it; advisories know the program by its CPE. */
const nodeComponent = () => {
  const version = dependencyVersion("node")!
  return {
    "bom-ref": `node@${version}`,
    type: "application",
    name: "node",
    version,
    scope: "required",
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
    licenses: [{ license: { id: "MIT" } }],
  }
}

/**
 * The software bill of materials of a bundle, as JSON in the format CycloneDX: npm's bill, without the packages that only
 * build, test, or belong to other platforms. Two bundles of one commit have the same, so it has no date and no serial
 * number.
 */
export const billOfMaterials = async (platform: string) => {
  const bill = await readBill()
  const packages = [...packagesFor(platform), ...packagesInPages(platform)]
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const own = { ...bill.metadata.component, name: "mahavidyalaya", version: releaseVersion }
  const components = [
    nodeComponent(),
    ...bill.components.filter(({ name, version }) => wanted.has(`${name}@${version}`)),
  ]
  const refs = new Set([own, ...components].map((one) => one["bom-ref"]))
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      // Node's package needs the one that downloads it, which is in no bundle.
      dependsOn: dependsOn.filter((other) => refs.has(other)),
    }))
  const metadata = { component: { ...own, properties: [{ name: "platform", value: platform }] } }
  return `${JSON.stringify({ ...bill, metadata, components, dependencies }, undefined, 2)}\n`
}
