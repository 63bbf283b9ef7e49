-- AlterTable
ALTER TABLE "weekly_file" ADD COLUMN     "is_counted" BOOLEAN NOT NULL DEFAULT false;
