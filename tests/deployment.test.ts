// The files in deploy/ agree with the server and with each other.
import { readFileSync } from "node:fs"

import { describe, expect, test } from "vitest"
import { parse } from "yaml"

import { maxMediaBytes } from "#domain/content/field-types.ts"
import { readConfig } from "#server/platform/config.ts"
import {
  defaultEnvironmentFile,
  parseEnvironmentFile,
} from "#server/platform/environment/environment-file.ts"
import { releaseVersion } from "#server/platform/release.ts"

import { serverEnv, serverFlags } from "../scripts/tools.mjs"

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
const unit = read("deploy/mahavidyalaya@.service")
const backupUnit = read("deploy/mahavidyalaya-backup@.service")
const launcher = read("deploy/mahavidyalaya")
const sampleValues: Record<string, string> = {
  VERSION: "0.2.0",
  BACKUP_FOLDER: "/mnt/backup/college",
  BACKUP_PASSPHRASE_FILE: "/etc/mahavidyalaya.passphrase",
  SITE_ADDRESS: "college.example",
  APP_KEY: Buffer.alloc(32, 1).toString("base64"),
  POSTGRES_PASSWORD: "ab12",
  S3_SECRET_ACCESS_KEY: "cd34",
}
const substitute = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => sampleValues[name] ?? "")

const pairs = (text: string) =>
  Object.fromEntries([...text.matchAll(/\b([A-Z][A-Z0-9_]+)=(\S+)/g)].map(([, a, b]) => [a!, b!]))
const imageEnv = pairs(/^ENV HOST[^]*?[^\\]$/m.exec(dockerfile)![0])
const appEnv = Object.fromEntries(
  Object.entries(compose.services["app-1"]!.environment!).map(([name, text]) => [
    name,
    substitute(text),
  ]),
)

/** The environment file of a college, and which of its variables are for the backup's unit only. */
const sampleEnv = parseEnvironmentFile(read("deploy/mahavidyalaya.env"), "the sample")
const isForBackup = (name: string) => name.startsWith("BACKUP_")

describe("every environment variable is known to the server and valid", () => {
  const known = [
    ...matches(read("server/platform/config.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm),
    ...Object.keys(serverEnv),
  ]

  test.each([
    { source: "the image", env: imageEnv },
    { source: "a process of compose.yml", env: { ...imageEnv, ...appEnv } },
    { source: "the sample of the environment file", env: sampleEnv },
  ])("in $source", ({ env }) => {
    const names = Object.keys(env).filter((name) => !isForBackup(name))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    expect(readConfig(env)).toMatchObject({ PORT: 3000 })
  })
})

test("server and backup of a college have the same user, release and environment file, which commands read by default", () => {
  const folder = "/srv/mahavidyalaya/%i"
  for (const text of [unit, backupUnit]) {
    expect(matches(text, /^EnvironmentFile=(.*)$/gm)).toEqual([
      defaultEnvironmentFile({ MAHAVIDYALAYA_HOME: folder }),
    ])
    expect(matches(text, /^(?:User|Group)=(.*)$/gm)).toEqual(Array(2).fill("mahavidyalaya-%i"))
    expect(text).toMatch(/^ExecStart=\/srv\/mahavidyalaya\/%i\/mahavidyalaya (?:start|backup )/m)
  }
  expect(Object.keys(sampleEnv)).toEqual(
    expect.arrayContaining(matches(backupUnit, /\$\{(\w+)\}/g)),
  )
})

test("the launcher runs Node with the flags of npm start; the image starts the launcher, unprivileged and with a health check", () => {
  expect(launcher).toContain(`/node" ${serverFlags.join(" ")} "`)
  expect(launcher).toContain("NODE_ENV=production")
  expect(dockerfile).toMatch(
    /^ENTRYPOINT \["\/opt\/mahavidyalaya\/mahavidyalaya"\]\nCMD \["start"\]$/m,
  )
  expect(dockerfile).toMatch(/^USER mahavidyalaya$/m)
  expect(dockerfile).toContain("/healthz')")
})

test("the image is made of the bundle alone, and has the pg_dump of the PostgreSQL in compose.yml", () => {
  const [, source] = /^ADD (\S+) \/opt\/$/m.exec(dockerfile)!
  expect(source!.replace("${VERSION}", "*")).toBe(
    /^!(.+)$/m.exec(read("deploy/Dockerfile.dockerignore"))![1],
  )
  const [, major] = /^postgres:(\d+)-/.exec(compose.services["db"]!.image)!
  expect(dockerfile).toContain(` postgresql-client-${major} `)
})

test("documentation and samples name the version of this release", () => {
  const named = ["docs/operations.md", "deploy/.env.example", "deploy/Dockerfile"].flatMap((name) =>
    matches(read(name), /(?:mahavidyalaya-|VERSION=)(\d[\d.]*\d)/g),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((version) => version !== releaseVersion)).toEqual([])
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

  test("the backup has the settings of the processes, and starts only when it is asked for", () => {
    const { backup } = services
    expect(backup).toMatchObject({ profiles: ["backup"], networks: ["back"], read_only: true })
    expect(backup!.environment).toEqual({
      ...services["app-1"]!.environment,
      BACKUP_PASSPHRASE_FILE: "/run/secrets/backup_passphrase",
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

test("nginx proxies to the address of the sample and has a slightly larger body limit than the server", () => {
  const nginx = read("deploy/nginx.conf")
  const { PORT, HOST, BODY_LIMIT_MB, TRUST_PROXY } = readConfig(sampleEnv)
  expect(nginx).toContain(`server ${HOST}:${PORT};`)
  expect(TRUST_PROXY).toBe("loopback")
  expect(nginx).toContain(`client_max_body_size ${BODY_LIMIT_MB + 1}m;`)
  expect(read("deploy/Caddyfile")).toContain(`max_size ${BODY_LIMIT_MB + 1}MB`)
  // What the server refuses by its length is above this (media-routes.ts).
  const upload = maxMediaBytes.video / (1024 * 1024) + 11
  expect(nginx).toContain(`client_max_body_size ${upload}m;`)
  expect(read("deploy/Caddyfile")).toContain(`max_size ${upload}MB`)
})
