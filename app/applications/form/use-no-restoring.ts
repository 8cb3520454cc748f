import { useHydrated } from "#app/use-hydrated.ts"

/**
 * The `autoComplete` of a choice that the browser must not repeat after a reload or back navigation. HTML allows the
 * attribute for no radio button or checkbox, but browsers go by it when they store the form. So only scripts set it.
 */
export const useNoRestoring = () => (useHydrated() ? "off" : undefined)
