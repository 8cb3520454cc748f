/** From this width on a disclosed panel floats above the page; below it pushes on what follows. */
const wideEnough = "(width >= 768px)"

export const isOverlay = () => window.matchMedia(wideEnough).matches
