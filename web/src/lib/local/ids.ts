/** Tables on this device have ids of their own, so that their address says where they are. */

export const isOnDevice = (table: string): boolean => table.startsWith("local-");
