const many = 1e9;

/** All phones of the bench have one address. */
export const unlimited = { connections: many, roomsPerHour: many, bytesPerHour: many };
