/** The claims by which a trait is held. Any other trait is a claim of the same name. */
export const claimsOfTrait: Record<string, readonly string[]> = {
  disability: ["physically_handicapped"],
  freedom_fighter: ["freedom_fighter_dependent"],
  ex_serviceman: ["ex_serviceman", "defence_personnel"],
}

/** Fields whose answer says which certificate a claim is about. */
export const answersOfClaims: Record<string, string> = {
  ncc: "ncc_certificate",
  nss: "nss_service",
  sports: "sports_level",
  scouts: "scout_award",
}
