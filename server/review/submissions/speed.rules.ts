/** A choice that comes sooner after the one before is quick: nobody has read what the access is. */
export const QUICK_SECONDS = 3
