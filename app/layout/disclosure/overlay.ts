/** From this width on an open panel is an overlay; below it the panel is in the page flow. */
const wideEnough = "(width >= 768px)"

export const isOverlay = () => window.matchMedia(wideEnough).matches
