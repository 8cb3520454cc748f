import { expect, test } from "vitest"

import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { ensureInstallationId } from "./installation.ts"

test.each(databases)(
  "concurrent first starts on $name share one installation id",
  async ({ open }) => {
    const { db, close } = await openConnection(open)
    const ids = await Promise.all(Array.from({ length: 8 }, () => ensureInstallationId(db)))
    await close()
    expect(new Set(ids).size).toBe(1)
  },
)
