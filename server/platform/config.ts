import { isIP } from "node:net"
import { resolve } from "node:path"

import { z } from "zod"

import { findMisspelt } from "./environment/variable-names.ts"
import { namedNetworks } from "./rate-limit/networks.ts"

const wholeNumber = (fallback: number, from: number, to: number) =>
  z.coerce.number().int().min(from).max(to).default(fallback)

const perMinute = (fallback: number) => wholeNumber(fallback, 1, 1_000_000)

/** An address, a network like 10.0.0.0/8, or a named network. */
const isNetwork = (text: string) => {
  const [address = "", bits, ...rest] = text.split("/")
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!
  if (bits === undefined) return Object.hasOwn(namedNetworks, text) || longest > 0
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest
}

const isNetworkList = (list: string) => list.split(",").every((one) => isNetwork(one.trim()))

const common = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  PORT: wholeNumber(3000, 0, 65_535),
  /** All interfaces by default: a college's machine serves its whole network. */
  HOST: z.string().min(1).default("0.0.0.0"),
  /**
   * Public origin of the site, like https://college.example. Required behind a proxy. Default: http and the host of each
   * request.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ""))
    .refine((url) => url === new URL(url).origin, "must be scheme and host, and no more")
    .optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .transform((folder) => resolve(folder)),
  /** The name of the first session of a new site, like 2025-26. Default: that of the day of the first start. */
  SAMPLE_SESSION: z
    .string()
    .regex(/^20\d\d-\d\d$/, "must be two years in a row, like 2025-26")
    .refine(
      (name) => (Number(name.slice(2, 4)) + 1) % 100 === Number(name.slice(5)),
      "must be two years in a row, like 2025-26",
    )
    .optional(),
  /** postgres://... Default: SQLite in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** 32 bytes in base64. Default: the key in DATA_DIR, created on the first start. */
  APP_KEY: z
    .base64()
    .refine((text) => Buffer.from(text, "base64").length === 32, "must be 32 bytes in base64")
    .optional(),
  /** The folder of the console's backups, which the console then cannot change. */
  BACKUP_FOLDER: z
    .string()
    .min(1)
    .transform((folder) => resolve(folder))
    .optional(),
  /** The passphrase of backups, or the file that has it in its first line. Commands read them as well. */
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  /** Bearer token for /metrics. Without it that route does not exist. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, "must be 16 to 200 letters, digits or signs of a token")
    .optional(),
  /** Trusted proxies, comma-separated: addresses, networks, loopback, linklocal, uniquelocal. */
  TRUST_PROXY: z
    .string()
    .refine(isNetworkList, "must be addresses or networks with commas, like loopback")
    .optional(),
  /**
   * The mail server for messages to applicants: smtps://user:password@host, or smtp:// with STARTTLS. Default: no e-mail is
   * sent.
   */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be like smtps://user:password@mail.college.example" })
    .optional(),
  /** The sender of messages, like admissions@college.example. */
  MAIL_FROM: z.email().optional(),
  /** The file that describes the SMS gateway (docs/operations.md). Default: no SMS is sent. */
  SMS_GATEWAY: z
    .string()
    .min(1)
    .transform((file) => resolve(file))
    .optional(),
  // Rate limits per address. They are generous because a whole laboratory may share one address.
  RATE_SAVE_PER_MINUTE: perMinute(300),
  RATE_PRINT_PER_MINUTE: perMinute(600),
  /** Sign-ins of students and new passwords. A wrong code of a slip is counted here only. */
  RATE_LOGIN_PER_MINUTE: perMinute(120),
  /** Contact form messages: a person sends one or two. */
  RATE_MESSAGES_PER_10_MINUTES: wholeNumber(5, 1, 1_000_000),
  /** Storing, opening and deleting an unsent form. */
  RATE_DRAFTS_PER_MINUTE: perMinute(60),
  /** All stored unsent forms together. Above it, none is stored under a new code. */
  DRAFTS_MB_MAX: wholeNumber(4096, 16, 1_000_000),
  // Stored online applications, by address (IPv6: /64) and by network (/24, IPv6: /48). Decision 48 has the reasons.
  RATE_APPLICATIONS_PER_DAY: wholeNumber(300, 1, 1_000_000),
  RATE_APPLICATIONS_PER_FORTNIGHT: wholeNumber(1500, 1, 1_000_000),
  RATE_NETWORK_APPLICATIONS_PER_DAY: wholeNumber(1000, 1, 1_000_000),
  RATE_NETWORK_APPLICATIONS_PER_FORTNIGHT: wholeNumber(4000, 1, 1_000_000),
  /**
   * Networks without these limits, comma-separated, or "none". By default the college's own network, and a proxy that
   * TRUST_PROXY does not name: its address is that of every visitor.
   */
  RATE_EXEMPT_NETWORKS: z
    .string()
    .refine(
      (list) => list === "none" || isNetworkList(list),
      "must be addresses or networks with commas, like loopback, or none",
    )
    .default("loopback,linklocal,uniquelocal"),
  /** Limit of a whole request, form and images. A larger one gets 413. */
  BODY_LIMIT_MB: wholeNumber(32, 2, 512),
  FORM_FIELDS_MAX: wholeNumber(120, 60, 1000),
  /** At least 300 characters of four bytes, so that a truncated text still fails validation as too long. */
  FORM_FIELD_BYTES_MAX: wholeNumber(4096, 1200, 65_536),
  /** Whether a form opens without a network. `off` removes the service worker from browsers, for the case that it is broken. */
  OFFLINE_FORM: z.enum(["on", "off"]).default("on"),
  /** How long a phone may take to send one request. */
  REQUEST_TIMEOUT_SECONDS: wholeNumber(300, 5, 3600),
  /** Load shedding: above this event loop delay, new requests get 503 and Retry-After. */
  EVENT_LOOP_DELAY_MAX_MS: wholeNumber(2000, 100, 60_000),
})

const local = common.extend({ STORAGE: z.literal("local").default("local") })

const s3 = common.extend({
  STORAGE: z.literal("s3"),
  S3_BUCKET: z.string().min(1),
  /** Folder of this installation in the bucket. Each installation needs its own. */
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*$/, "must be a name of letters and digits, like college")
    .default("mahavidyalaya"),
  S3_REGION: z.string().min(1).default("us-east-1"),
  /** URL of another S3 server, like https://s3.college.example. Default: Amazon's. */
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
})

const environment = z.discriminatedUnion("STORAGE", [local, s3])

export type Config = z.infer<typeof environment>
export type S3Config = z.infer<typeof s3>

/** An invalid setting. The message is one line for the operator, without the value. */
export class ConfigError extends Error {}

/** The address of the site for a text without a request, such as a line of a command. */
export const siteUrlOf = ({ PUBLIC_URL, PORT }: Pick<Config, "PUBLIC_URL" | "PORT">) =>
  PUBLIC_URL ?? `http://localhost:${PORT}`

/** The names of all settings. */
export const settingNames = Object.keys(s3.shape)

/** Refuses settings that need another one. */
const refuseIncomplete = ({
  TRUST_PROXY,
  PUBLIC_URL,
  SMTP_URL,
  MAIL_FROM,
  SMS_GATEWAY,
}: Config) => {
  const mustName = "it must name the site, like https://college.example"
  if (TRUST_PROXY && !PUBLIC_URL) {
    throw new ConfigError(`PUBLIC_URL: behind a proxy (TRUST_PROXY) ${mustName}`)
  }
  if ((SMTP_URL || SMS_GATEWAY) && !PUBLIC_URL) {
    throw new ConfigError(`PUBLIC_URL: with SMTP_URL or SMS_GATEWAY ${mustName}`)
  }
  if (SMTP_URL && !MAIL_FROM) {
    throw new ConfigError(
      "MAIL_FROM: with SMTP_URL it must be the sender, like admissions@college.example",
    )
  }
}

/**
 * Validates the environment. An empty variable counts as not set. Throws ConfigError, also for a variable whose name is
 * nearly that of a setting, and for a site behind a proxy without its public address.
 */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const misspelt = findMisspelt(Object.keys(set), settingNames)
  if (misspelt) {
    throw new ConfigError(`${misspelt.name}: there is no such setting; write ${misspelt.meant}`)
  }
  const result = environment.safeParse({ STORAGE: "local", ...set })
  if (result.success) {
    refuseIncomplete(result.data)
    return result.data
  }
  const [issue] = result.error.issues
  throw new ConfigError(`${issue!.path.join(".")}: ${issue!.message}`)
}
