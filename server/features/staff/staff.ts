// The public entry of this feature: other parts of the server import only from here.
export { mapAuthError } from "./auth-errors.ts"
export type { SignedInStaff } from "./auth-library.ts"
export type { PendingInvite } from "./invites.ts"
export { passwordError } from "./password.ts"
export { addressHeader, authPath } from "./auth-path.ts"
export type { StaffMember } from "./members.ts"
export { createStaffService } from "./staff-service.ts"
