import { roles } from "#domain/staff/permissions.ts"

/** The roles to choose from, by keys of the words. */
export const roleChoices = roles.map((role) => ({ id: role, name: `console.roles.${role}` }))
