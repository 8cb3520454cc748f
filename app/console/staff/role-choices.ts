import { roles } from "#domain/staff/permissions.ts"

/** Options of the role field; names are message keys. */
export const roleChoices = roles.map((role) => ({ id: role, name: `console.roles.${role}` }))
