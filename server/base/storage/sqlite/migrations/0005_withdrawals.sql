CREATE TABLE `withdrawals` (
	`uid` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
