import { useTranslate } from "react-admin"

import { roles } from "#domain/staff/permissions.ts"

import { auditEn } from "../messages/audit.en.ts"

const prefixes = Object.keys(auditEn.console.audit.rolePrefixes)
const known = new Set(Object.keys(auditEn.console.audit.actions))

/** Label of an audit action; unknown actions are shown as stored. */
export const useActionWords = () => {
  const translate = useTranslate()
  return (action: string) => {
    if (known.has(action)) return translate(`console.audit.actions.${action}`)
    const prefix = prefixes.find((one) => action.startsWith(one))
    const role = roles.find((one) => action === `${prefix}${one}`)
    if (!prefix || !role) return action
    const name = translate(`console.roles.${role}`)
    return translate(`console.audit.rolePrefixes.${prefix}`, { role: name })
  }
}
