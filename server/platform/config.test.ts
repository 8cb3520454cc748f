import { resolve } from "node:path"

import { describe, expect, test } from "vitest"

import { ConfigError, readConfig } from "#server/platform/config.ts"

const s3 = {
  STORAGE: "s3",
  S3_BUCKET: "admissions",
  S3_ACCESS_KEY_ID: "an-id",
  S3_SECRET_ACCESS_KEY: "a-secret",
}

const complaintAbout = (variables: Record<string, string | undefined>) => {
  try {
    readConfig(variables)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error("nothing was complained of")
}

const defaults = {
  STORAGE: "local",
  NODE_ENV: "production",
  LOG_LEVEL: "info",
  PORT: 3000,
  HOST: "0.0.0.0",
  DATA_DIR: resolve("data"),
  RATE_SAVE_PER_MINUTE: 300,
  RATE_PRINT_PER_MINUTE: 600,
  RATE_LOGIN_PER_MINUTE: 120,
  RATE_MESSAGES_PER_10_MINUTES: 5,
  RATE_APPLICATIONS_PER_DAY: 300,
  RATE_APPLICATIONS_PER_FORTNIGHT: 1500,
  RATE_NETWORK_APPLICATIONS_PER_DAY: 1000,
  RATE_NETWORK_APPLICATIONS_PER_FORTNIGHT: 4000,
  RATE_EXEMPT_NETWORKS: "loopback,linklocal,uniquelocal",
  BODY_LIMIT_MB: 32,
  FORM_FIELDS_MAX: 120,
  FORM_FIELD_BYTES_MAX: 4096,
  OFFLINE_FORM: "on",
  DRAFTS_MB_MAX: 4096,
  RATE_DRAFTS_PER_MINUTE: 60,
  REQUEST_TIMEOUT_SECONDS: 300,
  EVENT_LOOP_DELAY_MAX_MS: 2000,
}

test("nothing has to be set", () => {
  expect(readConfig({})).toEqual(defaults)
})

test("an empty variable counts as not set", () => {
  const names = [...Object.keys(defaults), "DATABASE_URL", "APP_KEY", "TRUST_PROXY", "S3_BUCKET"]
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(defaults)
})

test("behind a proxy PUBLIC_URL is required", () => {
  expect(() => readConfig({ TRUST_PROXY: "loopback" })).toThrow(/^PUBLIC_URL: behind a proxy/)
  for (const channel of [{ SMTP_URL: "smtp://localhost" }, { SMS_GATEWAY: "sms.json" }]) {
    expect(() => readConfig(channel)).toThrow(/^PUBLIC_URL: with SMTP_URL or SMS_GATEWAY/)
  }
  const site = { PUBLIC_URL: "https://college.example", SMTP_URL: "smtp://localhost" }
  expect(() => readConfig(site)).toThrow(/^MAIL_FROM: /)
})

test("PUBLIC_URL may end with a slash", () => {
  const { PUBLIC_URL } = readConfig({ PUBLIC_URL: "https://college.example/" })
  expect(PUBLIC_URL).toBe("https://college.example")
})

test("variables of other programs are left out", () => {
  expect(readConfig({ PATH: "/bin", HOME: "/root" })).toEqual(defaults)
})

describe.each([
  { name: "PORT", least: 0, most: 65_535 },
  { name: "RATE_SAVE_PER_MINUTE", least: 1, most: 1_000_000 },
  { name: "RATE_PRINT_PER_MINUTE", least: 1, most: 1_000_000 },
  { name: "RATE_LOGIN_PER_MINUTE", least: 1, most: 1_000_000 },
  { name: "RATE_MESSAGES_PER_10_MINUTES", least: 1, most: 1_000_000 },
  { name: "RATE_APPLICATIONS_PER_DAY", least: 1, most: 1_000_000 },
  { name: "RATE_APPLICATIONS_PER_FORTNIGHT", least: 1, most: 1_000_000 },
  { name: "RATE_NETWORK_APPLICATIONS_PER_DAY", least: 1, most: 1_000_000 },
  { name: "RATE_NETWORK_APPLICATIONS_PER_FORTNIGHT", least: 1, most: 1_000_000 },
  { name: "BODY_LIMIT_MB", least: 2, most: 512 },
  { name: "FORM_FIELDS_MAX", least: 60, most: 1000 },
  { name: "FORM_FIELD_BYTES_MAX", least: 1200, most: 65_536 },
  { name: "REQUEST_TIMEOUT_SECONDS", least: 5, most: 3600 },
  { name: "EVENT_LOOP_DELAY_MAX_MS", least: 100, most: 60_000 },
])("$name", ({ name, least, most }) => {
  test.each([least, most])("may be %i", (value) => {
    expect(readConfig({ [name]: String(value) })).toMatchObject({ [name]: value })
  })

  test.each([String(least - 1), String(most + 1), `${least}.5`, "many", "12 34"])(
    "may not be %s",
    (value) => {
      expect(complaintAbout({ [name]: value })).toMatch(new RegExp(`^${name}: [^\n]+$`))
    },
  )
})

test.each([
  { name: "NODE_ENV", value: "test" },
  { name: "LOG_LEVEL", value: "silent" },
  { name: "HOST", value: "127.0.0.1" },
  { name: "PUBLIC_URL", value: "https://college.example" },
  { name: "PUBLIC_URL", value: "http://192.168.1.5:3000" },
  { name: "DATA_DIR", value: "/srv/college" },
  { name: "DATABASE_URL", value: "postgres://college:pass@db.example/college" },
  { name: "DATABASE_URL", value: "postgresql://db.example/college" },
  { name: "APP_KEY", value: Buffer.alloc(32, 7).toString("base64") },
  { name: "METRICS_TOKEN", value: "a-token.of~Prometheus==" },
  { name: "TRUST_PROXY", value: "loopback" },
  { name: "TRUST_PROXY", value: "127.0.0.1, 10.0.0.0/8,::1, fd00::/8" },
  { name: "RATE_EXEMPT_NETWORKS", value: "none" },
  { name: "RATE_EXEMPT_NETWORKS", value: "loopback, 203.0.113.7,2001:db8::/32" },
])("$name may be $value", ({ name, value }) => {
  const PUBLIC_URL = "https://college.example"
  expect(readConfig({ PUBLIC_URL, [name]: value })).toMatchObject({ [name]: value })
})

test.each([
  { name: "NODE_ENV", value: "prod-7391" },
  { name: "LOG_LEVEL", value: "loud-7391" },
  { name: "STORAGE", value: "tape-7391" },
  { name: "PUBLIC_URL", value: "college-7391.example" },
  { name: "PUBLIC_URL", value: "ftp://college-7391.example" },
  { name: "PUBLIC_URL", value: "https://college-7391.example/site" },
  { name: "PUBLIC_URL", value: "https://user:secret-7391@college.example" },
  { name: "DATABASE_URL", value: "mysql://secret-7391@db.example/college" },
  { name: "DATABASE_URL", value: "secret-7391" },
  { name: "METRICS_TOKEN", value: "short-7391" },
  { name: "METRICS_TOKEN", value: "with a blank in it, 7391" },
  { name: "APP_KEY", value: "secret-7391" },
  { name: "APP_KEY", value: Buffer.alloc(31, 7).toString("base64") },
  { name: "APP_KEY", value: Buffer.alloc(33, 7).toString("base64") },
  { name: "TRUST_PROXY", value: "everyone-7391" },
  { name: "TRUST_PROXY", value: "true" },
  { name: "TRUST_PROXY", value: "1" },
  { name: "TRUST_PROXY", value: "10.0.0.0/33" },
  { name: "TRUST_PROXY", value: "loopback;7391" },
  { name: "RATE_EXEMPT_NETWORKS", value: "none,7391" },
  { name: "RATE_EXEMPT_NETWORKS", value: "cafe-7391.example" },
])(
  "$name=$value is refused in one line that names the setting, not the value",
  ({ name, value }) => {
    const complaint = complaintAbout({ [name]: value })
    expect(complaint).toMatch(new RegExp(`^${name}: [^\n]+$`))
    expect(complaint.slice(name.length)).not.toContain(value)
    expect(complaint).not.toContain("7391")
  },
)

describe("STORAGE=s3", () => {
  test("takes its settings, the region has a default and the endpoint is optional", () => {
    expect(readConfig(s3)).toEqual({
      ...defaults,
      ...s3,
      S3_REGION: "us-east-1",
      S3_PREFIX: "mahavidyalaya",
    })
  })

  test("may name another server and region", () => {
    const own = { S3_ENDPOINT: "https://s3.college.example", S3_REGION: "lucknow" }
    expect(readConfig({ ...s3, ...own })).toMatchObject(own)
  })

  test.each(["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])("needs %s", (name) => {
    expect(complaintAbout({ ...s3, [name]: "" })).toMatch(new RegExp(`^${name}: [^\n]+$`))
  })

  test.each(["/college", "college/", "a//b", "../other", "a b", "."])(
    "refuses the prefix %s",
    (prefix) => {
      expect(complaintAbout({ ...s3, S3_PREFIX: prefix })).toMatch(/^S3_PREFIX: [^\n]+$/)
    },
  )

  test("needs an address as endpoint", () => {
    const complaint = complaintAbout({ ...s3, S3_ENDPOINT: "somewhere-7391" })
    expect(complaint).toMatch(/^S3_ENDPOINT: [^\n]+$/)
    expect(complaint).not.toContain("7391")
  })
})

test("without STORAGE=s3 the bucket's settings are not checked", () => {
  expect(readConfig({ S3_ENDPOINT: "nonsense" })).toEqual(defaults)
})
