/** Leaves a number field when the wheel turns over it: the page scrolls, and the number stays what was typed. */
export const leaveNumberField = ({ target }: Event) => {
  if (target instanceof HTMLInputElement && target.type === "number") target.blur()
}
