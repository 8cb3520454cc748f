import type { AuditEntry } from "#server/features/audit/audit.ts"

import { addressOf } from "../merit/address.ts"

/** The path of the record that a line is about; undefined if it has no page. */
export const pathOf = ({ record }: AuditEntry) => {
  if (!record) return undefined
  const id = encodeURIComponent(record.id)
  switch (record.kind) {
    case "application":
    case "student":
    case "message":
      return `/${record.kind}s/${id}/show`
    case "member":
      return `/staff/${id}`
    case "item":
      return `/content/${record.collection}/${id}`
    case "programme":
      return addressOf(record.id)
  }
}
