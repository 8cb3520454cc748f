/** For a toolbar button whose text has room on wide screens only: elsewhere its name is a tooltip of the icon. */
export const compactButton = (name: string) => ({
  title: name,
  "aria-label": name,
  sx: {
    minWidth: 40,
    fontSize: { sm: 0, xl: "0.875rem" },
    "& .MuiButton-startIcon": { ml: { sm: 0, xl: "-2px" }, mr: { sm: 0, xl: 1 } },
  },
})
