-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "status_reason" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "submission_age_idx" ON "submission"("age");

-- CreateIndex
CREATE INDEX "submission_kind_week_number_age_idx" ON "submission"("kind", "week_number", "age");

-- CreateIndex
CREATE INDEX "submission_status_age_idx" ON "submission"("status", "age");

-- CreateIndex
CREATE INDEX "submission_created_at_idx" ON "submission"("created_at");

-- CreateIndex
CREATE INDEX "vote_created_at_idx" ON "vote"("created_at");
