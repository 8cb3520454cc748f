// The files in deploy/ agree with the server and with each other.
import { existsSync, readFileSync } from "node:fs"

import { describe, expect, test } from "vitest"
import { parse } from "yaml"

import { readConfig } from "#server/platform/config.ts"
import {
  defaultEnvironmentFile,
  parseEnvironmentFile,
} from "#server/platform/environment/environment-file.ts"

import { parts } from "../scripts/build.mjs"
import { serverEntry, serverEnv, serverFlags } from "../scripts/tools.mjs"

const read = (name: string) => readFileSync(name, "utf8")
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!)

interface Service {
  image: string
  command?: string
  entrypoint?: string[]
  environment?: Record<string, string>
  networks: string[]
  ports?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}
interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  configs: Record<string, { content: string }>
}

const dockerfile = read("deploy/Dockerfile")
const composeText = read("deploy/compose.yml")
const compose = parse(composeText, { merge: true }) as Compose
const unit = read("deploy/mahavidyalaya.service")
const sampleValues: Record<string, string> = {
  SITE_ADDRESS: "college.example",
  APP_KEY: Buffer.alloc(32, 1).toString("base64"),
  POSTGRES_PASSWORD: "ab12",
  S3_SECRET_ACCESS_KEY: "cd34",
}
const substitute = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => sampleValues[name] ?? "")

const pairs = (text: string) =>
  Object.fromEntries([...text.matchAll(/\b([A-Z][A-Z0-9_]+)=(\S+)/g)].map(([, a, b]) => [a!, b!]))
const imageEnv = pairs(/^ENV NODE_ENV[^]*?[^\\]$/m.exec(dockerfile)![0])
const unitEnv = pairs(
  unit
    .split("\n")
    .filter((line) => line.startsWith("Environment="))
    .join("\n"),
)
const appEnv = Object.fromEntries(
  Object.entries(compose.services["app-1"]!.environment!).map(([name, text]) => [
    name,
    substitute(text),
  ]),
)

/** The environment file that the unit requires. */
const sampleEnv = parseEnvironmentFile(read("deploy/mahavidyalaya.env"), "the sample")

describe("every environment variable is known to the server and valid", () => {
  const known = [
    ...matches(read("server/platform/config.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm),
    ...Object.keys(serverEnv),
  ]

  test.each([
    { source: "the image", env: imageEnv },
    { source: "a process of compose.yml", env: { ...imageEnv, ...appEnv } },
    { source: "the unit", env: { ...sampleEnv, ...unitEnv } },
  ])("in $source", ({ env }) => {
    expect(Object.keys(env).length).toBeGreaterThan(5)
    expect(Object.keys(env).filter((name) => !known.includes(name))).toEqual([])
    expect(readConfig(env)).toMatchObject({ NODE_ENV: "production", PORT: 3000 })
  })
})

test("the unit requires the environment file that commands read by default; the sample names the unit's data directory", () => {
  expect(matches(unit, /^EnvironmentFile=(.*)$/gm)).toEqual([defaultEnvironmentFile({})])
  expect(readConfig(sampleEnv)).toMatchObject({
    DATA_DIR: unitEnv["DATA_DIR"],
    PUBLIC_URL: "https://college.example",
  })
})

test("image and unit run Node with the flags of npm start; the image has the same Node version", () => {
  const { dependencies } = JSON.parse(read("package.json"))
  expect(matches(dockerfile, /^FROM node:([\d.]+)-/gm)).toEqual(Array(2).fill(dependencies.node))
  const command = [...serverFlags, serverEntry]
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!)).toEqual(["node", ...command])
  expect(unit).toContain(`/node_modules/.bin/node ${command.join(" ")}\n`)
})

test("the build context holds all sources of the build and every copied file; the image runs unprivileged with a health check", () => {
  const included = matches(read("deploy/Dockerfile.dockerignore"), /^!(.+)$/gm)
  expect(included.filter((name) => !existsSync(name))).toEqual([])
  const sources = parts.flatMap((part) => part.sources.map((path) => path.split("/")[0]!))
  expect(sources.filter((name) => !included.includes(name))).toEqual([])
  const copied = matches(dockerfile, /^COPY --from=build \/app\/(\S+)/gm)
  const built = ["build", "node_modules"]
  expect(copied.filter((name) => !included.includes(name) && !built.includes(name))).toEqual([])
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toContain("/healthz`)")
})

describe("compose.yml", () => {
  const { services, networks, configs } = compose
  const apps = Object.keys(services).filter((name) => name.startsWith("app-"))

  test("has two identical processes with a read-only file system and no privileges", () => {
    expect(apps).toHaveLength(2)
    expect(services[apps[0]!]).toEqual(services[apps[1]!])
    expect(services[apps[0]!]).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    })
  })

  test("publishes only Caddy's ports; database and file store are on an internal network", () => {
    const published = Object.keys(services).filter((name) => services[name]!.ports)
    expect(published).toEqual(["caddy"])
    expect(networks["back"]).toEqual({ internal: true })
    for (const name of ["db", "s3"]) expect(services[name]!.networks).toEqual(["back"])
  })

  test("Caddy proxies to the existing processes", () => {
    const caddyfile = read("deploy/Caddyfile")
    const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)![1]!.split(" ")
    expect(upstreams).toEqual(apps.map((name) => `${name}:3000`))
    expect(matches(caddyfile, /\{\$(\w+)\}/g)).toEqual(["SITE_ADDRESS"])
  })

  test("no load balancer and no container takes a process that is not ready off the air", () => {
    const probes = ["Caddyfile", "Dockerfile", "compose.yml", "nginx.conf"].flatMap((name) =>
      read(`deploy/${name}`)
        .split("\n")
        .filter((line) => !line.trimStart().startsWith("#") && line.includes("/readyz")),
    )
    expect(probes).toEqual([])
    expect(read("deploy/Caddyfile")).toContain("health_uri /healthz\n")
  })

  test("the S3 server grants the processes access to their bucket only", () => {
    const { identities } = JSON.parse(substitute(configs["s3"]!.content))
    expect(identities).toEqual([
      {
        name: "college",
        credentials: [
          { accessKey: appEnv["S3_ACCESS_KEY_ID"], secretKey: appEnv["S3_SECRET_ACCESS_KEY"] },
        ],
        actions: ["Read", "Write", "List"].map((verb) => `${verb}:${appEnv["S3_BUCKET"]}`),
      },
    ])
    expect(services["bucket"]!.entrypoint!.join(" ")).toContain(`-name ${appEnv["S3_BUCKET"]}'`)
    expect(services["bucket"]!.image).toBe(services["s3"]!.image)
  })

  test("uses exactly the variables of .env.example", () => {
    const variables = new Set(matches(composeText, /\$\{(\w+)/g))
    expect([...variables].toSorted()).toEqual(
      matches(read("deploy/.env.example"), /^(\w+)=/gm).toSorted(),
    )
  })
})

test("nginx proxies to the unit's address and has a slightly larger body limit than the server", () => {
  const nginx = read("deploy/nginx.conf")
  const { PORT, HOST, BODY_LIMIT_MB, TRUST_PROXY } = readConfig({ ...sampleEnv, ...unitEnv })
  expect(nginx).toContain(`server ${HOST}:${PORT};`)
  expect(TRUST_PROXY).toBe("loopback")
  expect(nginx).toContain(`client_max_body_size ${BODY_LIMIT_MB + 1}m;`)
  expect(read("deploy/Caddyfile")).toContain(`max_size ${BODY_LIMIT_MB + 1}MB`)
})
